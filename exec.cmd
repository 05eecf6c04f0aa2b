@rem npm scripts say "exec", so that a signal to npm reaches the program and not a shell around it.
@rem Windows has no such word: this gives it one.
@%*
