import type { Provider } from './provider.ts'
import {
	type ImageProvider,
	type PaidProvider,
	type PrimaryProvider,
	providers,
	type SwitchedProvider,
	type TextProvider,
} from './registry.ts'

const all: readonly Provider[] = providers
const foreign = all.filter(({ needs }) => needs)
const ofImages = foreign.filter(({ images }) => images)
const ownImages = all.filter(({ images, needs }) => images && !needs)

/** Where a picture may come from, our own drawing last. */
export const imageProviders = idsOf([...ofImages, ...ownImages]) as readonly ImageProvider[]
/** Those that one may ask for a picture; our own drawing is there without being asked. */
export const askedForImages = idsOf(ofImages) as readonly PrimaryProvider[]
/** The same, what costs nothing first. */
export const primaryProviders = idsOf([
	...ofImages.filter(isFree),
	...ofImages.filter(isPaid),
]) as readonly PrimaryProvider[]
/** Drawn by this program: nobody outside is asked. */
export const ownImageProviders = idsOf(ownImages) as readonly ImageProvider[]
/** Stand in for one that is used up. */
export const freeImageProviders = idsOf(ofImages.filter(isFree)) as readonly PrimaryProvider[]
/** In the order they are asked. */
export const textProviders = idsOf(foreign.filter(({ text }) => text)) as readonly TextProvider[]
/** Those that can be shown a picture. */
export const seeingProviders = idsOf(foreign.filter(({ text }) => text?.seesPictures)) as readonly TextProvider[]
/** Who sends us a bill, and has a limit a month. */
export const paidProviders = idsOf(all.filter(isPaid)) as readonly PaidProvider[]
export const switchedProviders = idsOf(all.filter(({ hasSwitch }) => hasSwitch)) as readonly SwitchedProvider[]

/** Of whatever the database or a request names; nothing where there is no such provider any more. */
export function findProvider(id: string | null | undefined): Provider | undefined {
	return all.find((provider) => provider.id === id)
}

/** As people read it. */
export function labelOf(id: string): string {
	return findProvider(id)?.label ?? id
}

export function isPaidProvider(id: string): id is PaidProvider {
	return paidProviders.some((paid) => paid === id)
}

/** What each of them is configured by, for the reader of the environment. */
export const providerVariables = foreign.flatMap(({ label, needs, text, images }) => [
	{ name: needs!.key, takes: `a chave do ${label}` },
	{ ...needs!.address, takes: 'um endereço http(s)', isAddress: true },
	...[text?.model, images?.model].flatMap((model) => (model ? [{ ...model, takes: 'o nome de um modelo' }] : [])),
])

function idsOf(list: readonly Provider[]): readonly string[] {
	return list.map(({ id }) => id)
}

function isPaid({ limitUsd }: Provider): boolean {
	return limitUsd !== undefined
}

function isFree(provider: Provider): boolean {
	return !isPaid(provider)
}
