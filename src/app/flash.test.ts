import { expect, test } from 'vitest'
import { type Flash, flashCookie, readFlash, redirectWithNotice } from './flash.ts'

test('what is written is read again, accents and separators included', () => {
	const flash: Flash = { tone: 'success', title: 'Até logo; "já" voltamos', description: 'ção' }
	const cookie = flashCookie(flash).split(';')[0]!
	expect(readFlash(`a=1; ${cookie}; b=2`)).toEqual(flash)
})

test.for([null, '', 'farol.flash=', 'farol.flash=%', 'farol.flash={}', 'xfarol.flash=1'])(
	'%s holds no message',
	(cookies) => {
		expect(readFlash(cookies)).toBeUndefined()
	},
)

test('a redirect carries its notice, beside the cookies it already sets', () => {
	const notice: Flash = { tone: 'success', title: 'Logout realizado' }
	const { status, headers } = redirectWithNotice('/', notice, new Headers({ 'Set-Cookie': 'session=; Max-Age=0' }))
	expect([status, headers.get('location')]).toEqual([302, '/'])
	const [first, second] = headers.getSetCookie()
	expect(first).toBe('session=; Max-Age=0')
	expect(readFlash(second!)).toEqual(notice)
})
