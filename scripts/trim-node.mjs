// After an installation: the package of Node brings its headers and manuals, a quarter of all that runs needs.
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'

const node = path.resolve('node_modules/node')
// Its program was moved up from there, or linked; where it was not, nothing is taken away.
if (existsSync(path.join(node, 'bin'))) rmSync(path.join(node, 'node_modules'), { recursive: true, force: true })
