import { serverArgs, serverEnvironment } from './server-args.mjs'
import { become, ensureBuilt, ensureInstalled } from './setup.mjs'

await ensureInstalled()
await ensureBuilt()
await become(serverArgs, serverEnvironment)
