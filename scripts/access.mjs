// npm run access -- pessoa@exemplo.com.br [--without-second-factor]
import { become, ensureInstalled } from './setup.mjs'

await ensureInstalled()
await become(['scripts/open-access.ts', ...process.argv.slice(2)])
