import type { ReactNode } from 'react'
import { useSite } from '#app/site.ts'
import accessibility from '#content/drawings/signs/accessibility.svg?drawing'
import { phoneHref } from '#core/identity/phone-number.ts'
import { placeOf } from '#core/identity/site.ts'
import { Drawing } from '#drawings/drawing.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Brand } from './brand.tsx'
import { ConsentPreferences } from './consent.tsx'
import { footerLinks, footerServices } from './navigation.ts'
import { SocialLinks } from './social-links.tsx'

type SiteFooterProps = { year: number }

export const FOOTER_ID = 'rodape'

export function SiteFooter({ year }: SiteFooterProps) {
	const site = useSite()
	return (
		<footer id={FOOTER_ID} data-end className="on-navy bg-navy-950 pt-14 pb-7 text-[0.96875rem] text-navy-200 md:pt-18">
			<div className="wrap">
				<div className="grid grid-cols-2 gap-x-6 gap-y-9 lg:grid-cols-[1.5fr_1fr_1fr_1.25fr] lg:gap-14">
					<div className="max-md:col-span-full">
						<Brand onNavy />
						<p className="mt-5 max-w-75">{site.blurb}</p>
						<SocialLinks
							iconSize={18}
							className="mt-5.5 flex gap-2.5"
							linkLook="rounded-control text-white inset-ring inset-ring-navy-300/35 hover:bg-white/10"
						/>
						<AccessibilityLink />
					</div>
					<FooterColumn title="Serviços">
						{footerServices.map(({ label, to }) => (
							<FooterLink key={to} to={to}>
								{label}
							</FooterLink>
						))}
					</FooterColumn>
					<FooterColumn title="Links rápidos">
						{footerLinks.map(({ label, to }) => (
							<FooterLink key={to} to={to}>
								{label}
							</FooterLink>
						))}
						<li>
							<ConsentPreferences className={footerLinkLook} />
						</li>
					</FooterColumn>
					<div className="max-md:col-span-full">
						<FooterColumn title="Contato">
							{site.phones.map(({ number }) => (
								<FooterAnchor key={number} href={phoneHref(number)}>
									{number}
								</FooterAnchor>
							))}
							<FooterAnchor href={`mailto:${site.email}`}>{site.email}</FooterAnchor>
							<li className="py-1.25">{placeOf(site)}</li>
							{site.openingHours && <OpeningHours text={site.openingHours} />}
						</FooterColumn>
					</div>
				</div>
				<div className="mt-14 flex justify-between gap-x-6 gap-y-2 border-t border-navy-300/20 pt-5.5 text-label text-navy-300 max-md:flex-col max-md:pb-18">
					<span>
						© {year} {site.name}
					</span>
					<span>
						Registro SUSEP nº {site.susep} · <span className="whitespace-nowrap">CNPJ {site.cnpj}</span>
					</span>
				</div>
			</div>
		</footer>
	)
}

/** The symbol that the law wants to be seen (LBI, art. 63), with its name beside it. */
function AccessibilityLink() {
	return (
		<PageLink
			to="/acessibilidade"
			className="mt-5.5 inline-flex min-h-11 items-center gap-2.5 text-white transition-colors hover:text-navy-200"
		>
			<Drawing of={accessibility} size={28} />
			Acessibilidade
		</PageLink>
	)
}

/** Each group of days on its line where there is room, its hours together. */
function OpeningHours({ text }: { text: string }) {
	return text.split('; ').map((group) => {
		const [days, hours] = group.split(/(?<=:) /)
		return (
			<li key={group} className="py-1.25 text-balance">
				<span className="whitespace-nowrap">{days}</span> <span className="whitespace-nowrap">{hours}</span>
			</li>
		)
	})
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div>
			<h2 className="mb-4.5 text-[1.125rem] text-white">{title}</h2>
			<ul>{children}</ul>
		</div>
	)
}

const footerLinkLook = 'block py-1.25 text-left text-balance transition-colors hover:text-white'

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
	return (
		<li>
			<PageLink to={to} className={footerLinkLook}>
				{children}
			</PageLink>
		</li>
	)
}

function FooterAnchor({ href, children }: { href: string; children: ReactNode }) {
	return (
		<li>
			<a href={href} className={footerLinkLook}>
				{children}
			</a>
		</li>
	)
}
