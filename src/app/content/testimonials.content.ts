import { readFile } from '#lib/content/read-folder.ts'
import { readTestimonials } from './read/read-testimonials.ts'

export default readTestimonials(readFile('content/depoimentos.yaml'))
