// npm run backup
import { become, ensureInstalled } from './setup.mjs'

await ensureInstalled()
await become(['scripts/make-backup.ts'])
