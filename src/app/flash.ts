import { redirect } from 'react-router'
import { z } from 'zod'

/** A message that must survive a redirect: shown once, as a toast, by whatever page comes next. */
export type Flash = { tone: 'success' | 'error'; title: string; description?: string | undefined }

const flashSchema = z.object({
	tone: z.enum(['success', 'error']),
	title: z.string(),
	description: z.string().optional(),
})

/** The prefix makes the next page bypass the page cache. */
const COOKIE = 'farol.flash'

export function flashCookie(flash: Flash): string {
	return `${COOKIE}=${encodeURIComponent(JSON.stringify(flash))}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax`
}

/** Sends somebody on, with a message for where they arrive. */
export function redirectWithNotice(to: string, notice: Flash, headers = new Headers()): Response {
	headers.append('Set-Cookie', flashCookie(notice))
	return redirect(to, { headers })
}

export const clearedFlashCookie = `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`

export function readFlash(cookies: string | null): Flash | undefined {
	const value = /(?:^|;\s*)farol\.flash=([^;]+)/.exec(cookies ?? '')?.[1]
	if (!value) return undefined
	try {
		return flashSchema.parse(JSON.parse(decodeURIComponent(value)))
	} catch {
		return undefined
	}
}
