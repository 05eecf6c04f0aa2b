import { ChevronRight, Menu, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Brand } from './brand.tsx'
import { ChatButton } from './chat-link.tsx'
import { chatMessages } from './chat-messages.ts'
import { type NavigationLabel, navigation } from './navigation.ts'

type PhoneMenuProps = { current?: NavigationLabel | undefined; onNavy?: boolean }

/** A native popover: it opens, closes on Escape and gives the focus back before React is on the page. */
export function PhoneMenu({ current, onNavy = false }: PhoneMenuProps) {
	const id = useId()
	const popover = useRef<HTMLDivElement>(null)
	useEffect(() => {
		const menu = popover.current
		if (!menu) return
		const closeOnLink = (event: MouseEvent) => {
			if ((event.target as Element).closest('a')) menu.hidePopover()
		}
		menu.addEventListener('click', closeOnLink)
		return () => menu.removeEventListener('click', closeOnLink)
	}, [])

	return (
		<>
			<button
				type="button"
				popoverTarget={id}
				aria-label="Abrir menu"
				className={classNames(
					'grid size-11 place-items-center rounded-control',
					onNavy ? 'header-burger bg-white/12' : 'bg-white text-ink shadow-hairline',
				)}
			>
				<Icon of={Menu} size={22} />
			</button>
			<div ref={popover} id={id} popover="auto" className="phone-menu inset-[0_0_auto] w-full bg-transparent">
				<PhoneMenuPanel id={id} current={current} />
			</div>
		</>
	)
}

type PhoneMenuPanelProps = Omit<PhoneMenuProps, 'onNavy'> & {
	/** The popover it closes. */
	id: string
}

export function PhoneMenuPanel({ id, current }: PhoneMenuPanelProps) {
	return (
		<div className="overflow-hidden rounded-b-[22px] bg-paper text-ink shadow-floating">
			<div className="flex h-16 items-center justify-between border-b border-line pr-2 pl-4.5">
				<Brand />
				<button
					type="button"
					popoverTarget={id}
					popoverTargetAction="hide"
					aria-label="Fechar menu"
					className="grid size-11 place-items-center rounded-control"
				>
					<Icon of={X} size={24} />
				</button>
			</div>
			<nav aria-label="Menu" className="max-h-[min(31.25rem,100dvh-4rem)] overflow-y-auto">
				<ul>
					{navigation.map(({ label, to }) => (
						<li key={label} className="border-b border-line">
							<PageLink
								to={to}
								aria-current={label === current ? 'page' : undefined}
								className="flex items-center justify-between px-5.5 py-4.25 font-heading text-[1.6875rem] leading-none font-heavy tracking-[-0.018em] -outline-offset-2"
							>
								{label}
								<Icon of={ChevronRight} size={20} />
							</PageLink>
						</li>
					))}
				</ul>
				<div className="grid px-5.5 pt-5 pb-6">
					<ChatButton tone="amber" bubble={false} message={chatMessages.quote}>
						Cotação Online
					</ChatButton>
				</div>
			</nav>
		</div>
	)
}
