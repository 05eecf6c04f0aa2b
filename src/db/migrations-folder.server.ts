import path from 'node:path'

/** Commands run from the project's folder, bundled or not, so the path is the same for both. */
export const migrationsFolder = path.resolve('src/db/migrations')
