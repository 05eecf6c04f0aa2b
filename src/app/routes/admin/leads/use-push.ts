import { useEffect, useState } from 'react'
import { askServer, isLost } from '#app/ask-server.ts'
import { notify } from '#app/components/ui/toaster.tsx'
import { endpoints } from '#app/endpoints.ts'

const WORKER = '/admin/push-worker.js'
const SCOPE = '/admin/'

export type PushState = 'unknown' | 'unsupported' | 'off' | 'on' | 'busy'

/** Whether this browser is told of new leads, and the switch for it. The key is the server's public one. */
export function usePush(key: string) {
	const [state, setState] = useState<PushState>('unknown')

	useEffect(() => {
		let left = false
		async function look() {
			const found = await stateOf(key)
			if (!left) setState(found)
		}
		void look()
		return () => {
			left = true
		}
	}, [key])

	async function change(work: () => Promise<PushState>, before: PushState) {
		setState('busy')
		setState(await work().catch(() => failed(before)))
	}

	return {
		state,
		turnOn: () => void change(() => turnOn(key), 'off'),
		turnOff: () => void change(turnOff, 'on'),
	}
}

async function stateOf(key: string): Promise<PushState> {
	if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported'
	const registration = await navigator.serviceWorker.getRegistration(SCOPE)
	const held = await registration?.pushManager.getSubscription()
	return held && keyOf(held) === key ? 'on' : 'off'
}

async function turnOn(key: string): Promise<PushState> {
	if ((await Notification.requestPermission()) !== 'granted') {
		notify.warning(
			'Avisos bloqueados',
			'Permita as notificações deste site nas configurações do navegador e tente de novo.',
		)
		return 'off'
	}
	const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
	await active(registration)
	const held = await registration.pushManager.getSubscription()
	// One of another key gets nothing any more.
	if (held && keyOf(held) !== key) await held.unsubscribe()
	const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
	const { endpoint = '', keys = {} } = made.toJSON()
	const { p256dh = '', auth = '' } = keys
	const answer = await askServer(endpoints.push, { wish: 'add', endpoint, keys: { p256dh, auth } })
	if (!answer.ok) {
		await made.unsubscribe()
		return failed('off')
	}
	notify.success('Avisos ligados', 'Este navegador avisa de cada lead novo, mesmo com o painel fechado.')
	return 'on'
}

async function turnOff(): Promise<PushState> {
	const registration = await navigator.serviceWorker.getRegistration(SCOPE)
	const held = await registration?.pushManager.getSubscription()
	if (held) {
		const answer = await askServer(endpoints.push, { wish: 'remove', endpoint: held.endpoint })
		if (isLost(answer)) return failed('on')
		await held.unsubscribe()
	}
	notify.success('Avisos desligados', 'Este navegador não avisa mais de leads novos.')
	return 'off'
}

function failed(state: PushState): PushState {
	notify.warning(
		'Nada foi alterado',
		'Os avisos deste navegador não puderam ser mudados. Tente de novo em alguns instantes.',
	)
	return state
}

/** A browser subscribes with a worker that runs, and not with one that is being installed. */
async function active(registration: ServiceWorkerRegistration): Promise<void> {
	const coming = registration.installing ?? registration.waiting
	if (registration.active || !coming) return
	await new Promise<void>((resolve) => {
		coming.addEventListener('statechange', () => {
			if (coming.state === 'activated') resolve()
		})
	})
}

function keyOf({ options }: PushSubscription): string | undefined {
	const bytes = options.applicationServerKey
	if (!bytes) return undefined
	const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
	return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
