import { askedForImages } from '#core/providers/provider-lists.ts'
/** What an administrator may choose for a picture. The first of each is used when nobody chose. */
export const imageStyles = ['professional', 'corporate', 'modern'] as const
export type ImageStyle = (typeof imageStyles)[number]

export const imageDimensions = ['1536x1024', '1024x1024', '1024x1536'] as const
export type ImageDimensions = (typeof imageDimensions)[number]

export const imageChoices = ['auto', ...askedForImages] as const
export type ImageChoice = (typeof imageChoices)[number]

/** Of a prompt that a person wrote. */
export const PROMPT_LENGTH = { least: 10, most: 4000 }
