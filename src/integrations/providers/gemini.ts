import type { ProviderFactories } from '#core/providers/factories.ts'
import { geminiImages } from '../gemini-images.ts'
import { geminiText } from '../gemini-text.ts'

export default { text: geminiText, images: geminiImages } satisfies ProviderFactories
