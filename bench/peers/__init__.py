"""One module for each contestant. All but `ours` run inside .bench/venv, as `-m bench.peers.X`."""
