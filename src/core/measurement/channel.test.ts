import { expect, test } from 'vitest'
import { channelOf } from './channel.ts'

test.for([
	['google.com', '', 'search'],
	['google.com.br', '', 'search'],
	['br.search.yahoo.com', '', 'search'],
	['google.com', 'cpc', 'ads'],
	['', 'anuncio', 'ads'],
	['l.facebook.com', '', 'social'],
	['t.co', '', 'social'],
	['meuexemplo-t.co.example', '', 'other'],
	['notgoogle.com', '', 'other'],
	['', 'boletim', 'mail'],
	['', '', 'direct'],
	['', 'grupos', 'direct'],
] as const)('%s with %s is %s', ([referrer, medium, channel]) => {
	expect(channelOf({ referrer, medium })).toBe(channel)
})
