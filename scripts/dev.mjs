import { become, ensureInstalled } from './setup.mjs'

await ensureInstalled()
await become(['--enable-source-maps', 'scripts/dev-server.mjs'], { NODE_ENV: 'development' })
