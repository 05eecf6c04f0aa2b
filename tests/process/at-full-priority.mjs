// Loaded before what tests of processes start. Packing and proving backups give way to visitors; in tests there are none, and
// on a busy machine a test would wait a quarter of an hour for a process that nobody lets work.
import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'

os.setPriority = () => {}
syncBuiltinESMExports()
