import { Bell, BellOff } from 'lucide-react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { usePush } from './use-push.ts'

/** Notices of new leads in this browser, on or off. Where the browser has none, nothing is offered. */
export function PushSwitch({ pushKey }: { pushKey: string }) {
	const { state, turnOn, turnOff } = usePush(pushKey)
	if (state === 'unknown' || state === 'unsupported') return null
	const on = state === 'on'
	return (
		<AdminButton
			aria-pressed={on}
			busy={state === 'busy'}
			onClick={on ? turnOff : turnOn}
			icon={<Icon of={on ? Bell : BellOff} size={16} />}
			title={on ? 'Este navegador avisa de leads novos' : 'Este navegador não avisa de leads novos'}
		>
			<span className="max-drawer:sr-only">Avisar neste navegador</span>
		</AdminButton>
	)
}
