import { expect, test } from 'vitest'
import { clearedFlashCookie, flashCookie } from '#app/flash.ts'
import { secureCookies } from './secure-cookies.ts'

function sent(cookies: string[], siteUrl: string) {
	const headers = new Headers(cookies.map((cookie) => ['set-cookie', cookie] as [string, string]))
	secureCookies(headers, siteUrl)
	return headers.getSetCookie()
}

test('on https every cookie is Secure, and one that is already stays as it is', () => {
	const session = '__Secure-farol.session_token=x; Path=/; HttpOnly; Secure; SameSite=Lax'
	const flash = flashCookie({ tone: 'success', title: 'Secure; até logo' })
	expect(sent([session, flash, clearedFlashCookie], 'https://exemplo.com.br')).toEqual([
		session,
		`${flash}; Secure`,
		`${clearedFlashCookie}; Secure`,
	])
})

test('without https a Secure cookie would never come back', () => {
	expect(sent([clearedFlashCookie], 'http://localhost:3000')).toEqual([clearedFlashCookie])
})
