import path from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { motifForCategory } from '#app/components/blog/cover-url.ts'
import { landingPages } from '#app/content/landing/all.ts'
import { legalTexts } from '#app/content/legal/all.ts'
import { placeOf, type Site } from '#core/identity/site.ts'
import type { FileStore } from '#core/media/file-store.ts'
import { findPostTitle } from '#core/posts/reading/find-post-title.ts'
import type { Db } from '#db/client.server.ts'
import type { MotifName } from '#drawings/motif-names.ts'
import { ShareCard } from '#drawings/share-card.tsx'
import { FILE_POLICY } from '#server/http/security-headers.ts'
import { squareOf } from './brand-icons.ts'
import { fileAnswer } from './file-answer.ts'

type Picture = { slug: string; motif: MotifName; title: string; kicker?: string | ((site: Site) => string) }
type Signed = Omit<Picture, 'kicker'> & {
	kicker: string | undefined
	brand: Pick<Site, 'shortName' | 'sector' | 'mark'>
}

/** The pages that share a picture of their own, by the name in its address. */
const pictures = new Map<string, Picture>([
	['site/home', { slug: 'home', motif: 'residencial', title: 'Proteção que se vê de longe.', kicker: placeOf }],
	['site/blog', { slug: 'blog', motif: 'dicas', title: 'Seguro explicado sem letra miúda', kicker: 'Blog' }],
	['site/contact', { slug: 'contato', motif: 'cotacao', title: 'Ligue. Alguém atende.', kicker: 'Contato' }],
	...legalTexts.map(({ path: address, title }): [string, Picture] => [
		`site${address}`,
		{ slug: address.slice(1), motif: 'sinistro', title },
	]),
	...landingPages.map(({ slug, path: address, motif, title }): [string, Picture] => [
		`landing/${slug}`,
		{ slug, motif, title, kicker: address.startsWith('/seguros/') ? 'Seguros' : 'Serviços' },
	]),
])

const fontFiles = ['bricolage-grotesque.ttf', 'figtree.ttf'].map((file) => path.resolve('src/app/styles/fonts', file))
/** Drawn once and kept, by what is drawn: a corrected title makes a new picture. */
const drawn = new Map<string, Promise<Buffer>>()
const KEPT = 200

type Asked = { name: string; site: Site; files: FileStore; request: Request }

/** What a social network shows beside a link: 1200 × 630. */
export async function sharePicture(db: Db, { name, site, files, request }: Asked): Promise<Response | undefined> {
	const found = pictures.get(name) ?? (await pictureOfPost(db, name))
	if (!found) return undefined
	const picture = signed(found, site)
	const key = JSON.stringify(picture)
	const png = drawn.get(key) ?? draw(picture, files)
	drawn.delete(key)
	drawn.set(key, png)
	if (drawn.size > KEPT) drawn.delete(drawn.keys().next().value!)
	// A fault may pass; the next one who asks tries again.
	png.catch(() => drawn.delete(key))
	return fileAnswer(request, {
		body: await png,
		type: 'image/png',
		cache: 'public, max-age=86400',
		policy: FILE_POLICY,
	})
}

function signed({ kicker, ...picture }: Picture, site: Site): Signed {
	const { shortName, sector, mark } = site
	const told = typeof kicker === 'function' ? kicker(site) : kicker
	return { ...picture, kicker: told, brand: { shortName, sector, ...(mark && { mark }) } }
}

/** posts/{slug}: the article's title on its own cover. */
async function pictureOfPost(db: Db, name: string): Promise<Picture | undefined> {
	const [group, slug = ''] = name.split('/')
	if (group !== 'posts') return undefined
	const post = await findPostTitle(db, slug)
	return (
		post && { slug, motif: motifForCategory(post.categorySlug), title: post.title, kicker: post.category ?? 'Blog' }
	)
}

async function draw({ brand, ...picture }: Signed, files: FileStore): Promise<Buffer> {
	const mark = brand.mark && (await markIn(files, brand.mark))
	const svg = renderToStaticMarkup(<ShareCard {...picture} brand={{ ...brand, mark }} />)
	// In a thread of its own: drawing takes longer than answering.
	const image = await renderAsync(svg, { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Figtree' } })
	// Flat colours: with a palette nobody sees a difference, and it is a third of the bytes.
	return sharp(image.asPng()).png({ palette: true }).toBuffer()
}

/** In the picture itself: whoever paints it asks nobody. Without the file the mark is drawn. */
async function markIn(files: FileStore, stem: string): Promise<string | undefined> {
	const bytes = await files.get(`${stem}.webp`)
	return bytes && `data:image/png;base64,${(await squareOf(bytes, 192)).toString('base64')}`
}
