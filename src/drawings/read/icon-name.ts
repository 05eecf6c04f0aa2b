import { readdirSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** This file is read where it stands, never from a bundle. */
const folder = path.resolve(import.meta.dirname, '../../../content/drawings/icons')
const names = readdirSync(folder).map((file) => path.basename(file, '.svg'))

/** What a content file may give as the icon of a product. */
export const iconName = z.enum(names)
