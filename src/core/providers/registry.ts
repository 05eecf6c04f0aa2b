import { gemini } from './gemini.ts'
import { groq } from './groq.ts'
import { drawing, localWriter } from './own.ts'
import { unsplash } from './unsplash.ts'

/** Every provider there is. Texts are asked for in this order; what of the site follows from a provider is in provider-lists.ts. */
export const providers = [groq, gemini, unsplash, drawing, localWriter] as const

type Listed = (typeof providers)[number]
type Foreign = Extract<Listed, { needs: object }>

export type ImageProvider = Extract<Listed, { images: object }>['id']
export type PrimaryProvider = Extract<Foreign, { images: object }>['id']
export type TextProvider = Extract<Foreign, { text: object }>['id']
export type PaidProvider = Extract<Listed, { limitUsd: number }>['id']
export type SwitchedProvider = Extract<Listed, { hasSwitch: true }>['id']
