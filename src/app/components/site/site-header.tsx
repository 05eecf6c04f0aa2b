import { classNames } from '#lib/class-names.ts'
import { PageLink } from '../ui/page-link.tsx'
import { Brand } from './brand.tsx'
import { ChatButton } from './chat-link.tsx'
import { chatMessages } from './chat-messages.ts'
import { type NavigationLabel, navigation } from './navigation.ts'
import { PhoneMenu } from './phone-menu.tsx'
import { useInstantPageChange } from './use-instant-page-change.ts'
import { useScrolled } from './use-scrolled.ts'
import { useSectionInView } from './use-section-in-view.ts'

const variants = {
	/** Transparent at the top, for pages that open with a drawing. */
	scene: 'h-18 [--header-rise:-4px] lg:h-23 lg:[--header-rise:-14px]',
	/** The same in white, over a scene at night, until the bar is compact. */
	night: 'header-night h-18 [--header-rise:-4px] lg:h-23 lg:[--header-rise:-14px]',
	/** On paper with a hairline; takes its own room at the top of the page. */
	solid: 'h-19 [--header-rise:-6px]',
} as const

const sections = navigation.flatMap(({ section }) => (section ? [section] : []))

export type HeaderVariant = keyof typeof variants

type SiteHeaderProps = { variant?: HeaderVariant; current?: NavigationLabel | undefined }

export function SiteHeader({ variant = 'solid', current }: SiteHeaderProps) {
	useInstantPageChange()
	const scrolled = useScrolled(50)
	const section = useSectionInView(sections)
	const onNavy = variant === 'night'
	const reading = navigation.find((item) => section && item.section === section)?.label ?? current

	return (
		<>
			{variant === 'solid' && <div className="h-19.25 border-b border-line" />}
			<header
				data-scrolled={scrolled || undefined}
				className="pointer-events-none fixed inset-x-0 top-0 z-20 print:absolute"
			>
				<div className="header-bar absolute inset-x-0 top-0 h-16 border-b border-line bg-paper/88 backdrop-blur-md" />
				<div
					className={classNames(
						'header-row wrap flex items-center gap-4 *:pointer-events-auto lg:gap-9',
						variants[variant],
					)}
				>
					<Brand compacts onNavy={onNavy} />
					<nav aria-label="Principal" className="header-nav ml-auto max-lg:hidden">
						<ul className="flex gap-7.5 text-base font-medium">
							{navigation.map(({ label, to }) => (
								<li key={label}>
									<NavigationLink to={to} label={label} active={label === reading} />
								</li>
							))}
						</ul>
					</nav>
					<div className="flex items-center gap-4 max-lg:ml-auto">
						<ChatButton
							tone={onNavy ? 'ghost' : 'navy'}
							size="small"
							bubble={false}
							message={chatMessages.quote}
							className="header-action max-md:hidden"
						>
							Cotação Online
						</ChatButton>
						<div className="lg:hidden">
							<PhoneMenu current={current} onNavy={onNavy} />
						</div>
					</div>
				</div>
			</header>
		</>
	)
}

type NavigationLinkProps = { to: string; label: string; active: boolean }

function NavigationLink({ to, label, active }: NavigationLinkProps) {
	return (
		<PageLink
			to={to}
			aria-current={active ? 'page' : undefined}
			className={classNames(
				'relative block py-2.5 after:absolute after:inset-x-1.5 after:bottom-1.75 after:h-0.75 after:rounded-full after:transition-colors',
				active ? 'after:bg-amber-500' : 'hover:after:bg-navy-200',
			)}
		>
			{label}
		</PageLink>
	)
}
