import { become, ensureBuilt, ensureInstalled } from './setup.mjs'

await ensureInstalled()
await ensureBuilt()
await become(['build/server/index.js'], { NODE_ENV: 'production' })
