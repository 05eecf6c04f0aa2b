import type { ReactNode } from 'react'
import { reveal } from '#app/components/ui/reveal.ts'
import { useSite } from '#app/site.ts'
import isobaths from '#content/drawings/scenes/contact-isobaths.svg?url'
import { phoneHref } from '#core/identity/phone-number.ts'
import { placeOf } from '#core/identity/site.ts'
import { LazyDrawing } from '#drawings/lazy-drawing.tsx'
import { ChatButton } from '../chat-link.tsx'
import { SocialLinks } from '../social-links.tsx'
import { HomeSection } from './home-section.tsx'
import { SectionHeading } from './section-heading.tsx'

export function Contact() {
	const site = useSite()
	const [phone, ...others] = site.phones
	const [mailbox, host] = site.email.split('@')
	return (
		<HomeSection id="contato" className="on-navy overflow-hidden bg-navy-900 text-white lg:pt-26 lg:pb-24">
			<LazyDrawing src={isobaths} className="absolute inset-0 size-full" />
			<div className="relative wrap grid grid-cols-1 gap-10 lg:grid-cols-[1.25fr_1fr] lg:gap-20">
				<div>
					<SectionHeading of="contato" label="Contato" title="Ligue. Alguém atende." onNavy />
					<div {...reveal(1)}>
						<a
							href={phoneHref(phone!.number)}
							className="mt-7 mb-2.5 block w-fit font-heading text-figure-large font-heavy whitespace-nowrap md:mt-10"
						>
							{phone!.number}
						</a>
						<p className="text-navy-200">Telefone e mensagem, com gente do outro lado, no horário de atendimento.</p>
						<ChatButton className="mt-9 max-md:w-full">Conversar agora</ChatButton>
					</div>
				</div>
				<dl className="self-end" {...reveal(2)}>
					{others.map(({ purpose, number }) => (
						<Detail key={number} term={purpose}>
							<a href={phoneHref(number)}>{number}</a>
						</Detail>
					))}
					<Detail term="E-mail">
						<a href={`mailto:${site.email}`}>
							{mailbox}@<wbr />
							{host}
						</a>
					</Detail>
					{site.openingHours && <Detail term="Horário">{site.openingHours}</Detail>}
					<Detail term="Endereço">{placeOf(site)}</Detail>
					{Object.values(site.socials).some(Boolean) && (
						<Detail term="Redes">
							<SocialLinks iconSize={22} className="-my-2.5 -ml-2.75 flex" linkLook="hover:text-teal-300" />
						</Detail>
					)}
				</dl>
			</div>
		</HomeSection>
	)
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
	return (
		<div className="grid grid-cols-[6rem_minmax(0,1fr)] border-t border-navy-300/25 py-4.5 md:grid-cols-[6.875rem_1fr]">
			<dt className="text-navy-300">{term}</dt>
			<dd className="font-medium [&>a]:-my-2.25 [&>a]:block [&>a]:w-fit [&>a]:py-2.25 [&>a]:hover:text-teal-300">
				{children}
			</dd>
		</div>
	)
}
