import { become, ensureBuilt, ensureInstalled } from './setup.mjs'

await ensureInstalled()
await ensureBuilt()
await become(['bench/run.ts'])
