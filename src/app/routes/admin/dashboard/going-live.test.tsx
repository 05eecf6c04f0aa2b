import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Readiness } from '#core/going-live/readiness.ts'
import { GoingLive } from './going-live.tsx'

const signed = { at: new Date('2026-11-17T12:00:00Z'), by: 'Ana' }
const ready: Readiness = {
	address: { done: true, url: 'https://horizonte.com.br' },
	fictional: { done: true, fields: [] },
	secondFactor: { done: true, having: ['Ana'], lacking: [] },
	backup: { done: true, nightly: true, tried: undefined, signed },
	mail: { done: true, configured: true, lastSent: signed.at, failing: undefined },
	legal: { done: true, signed },
	searchConsole: { done: true, configured: true, sentAt: signed.at },
}

function markup(readiness: Readiness): string {
	const Stub = createRoutesStub([
		{ path: '/', Component: () => <GoingLive readiness={readiness} firstSteps={{ done: 5, of: 5 }} /> },
	])
	return renderToStaticMarkup(<Stub />)
}

test('once all is so there is nothing to say', () => {
	expect(markup(ready)).toBe('')
})

test('on an https address invented values are told in red; elsewhere they are only a step', () => {
	const fictional: Readiness = { ...ready, fictional: { done: false, fields: ['name'] } }
	expect(markup(fictional)).toContain('Este site está em horizonte.com.br com dados fictícios')
	expect(markup({ ...fictional, address: { done: false, url: 'http://localhost:3000' } })).not.toContain(
		'Este site está',
	)
})

test('a step that breaks later comes back alone', () => {
	const broken = markup({ ...ready, secondFactor: { done: false, having: ['Ana'], lacking: ['Bruna'] } })
	expect(broken).toContain('Falta para Bruna')
	expect(broken).not.toContain('Domínio e https')
})
