"""HTTP routes and the socket: who is this, may they speak, and what do they say."""
