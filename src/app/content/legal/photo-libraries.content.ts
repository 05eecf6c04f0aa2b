import { photoLibraries } from '#core/providers/photo-libraries.ts'
import { libraryBlanks } from './library-blanks.ts'

/** What the legal pages say of the photo libraries; what else is known of providers does not go to browsers. */
export default photoLibraries.map(libraryBlanks)
