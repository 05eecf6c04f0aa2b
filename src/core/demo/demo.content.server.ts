import { readFolder } from '#lib/content/read-folder.ts'
import { readDemo } from './read/read-demo.ts'

export default readDemo(readFolder('content/demo'))
