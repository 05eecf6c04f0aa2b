import { MAX_ATTEMPTS } from '#core/deliveries/tries.ts'
import type { RdConversion } from '#db/schema/rd-station.ts'

/** Why nothing was sent, or not taken, as stable words that the database keeps. */
export const conversionFaults = [
	'no-email',
	'withdrawn',
	'forgotten',
	'key-refused',
	'refused',
	'quota',
	'server-error',
	'timeout',
	'unreachable',
	'malformed',
] as const
export type ConversionFault = (typeof conversionFaults)[number]

export type ConversionState = 'taken' | 'waiting' | 'again' | 'not-sent' | 'refused' | 'given-up'

export function conversionState({
	takenAt,
	endedAt,
	attempts,
	status,
	fault,
}: Pick<RdConversion, 'takenAt' | 'endedAt' | 'attempts' | 'status' | 'fault'>): ConversionState {
	if (takenAt) return 'taken'
	if (endedAt) return status === null ? 'not-sent' : 'refused'
	// While it is on its way for the first time nothing has gone wrong.
	if (fault === null) return 'waiting'
	return attempts < MAX_ATTEMPTS ? 'again' : 'given-up'
}
