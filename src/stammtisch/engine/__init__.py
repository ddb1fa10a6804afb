"""The engine protocol: the rule books for programs in any language (docs/protocol.md)."""
