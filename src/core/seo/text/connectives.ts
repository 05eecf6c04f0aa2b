import { WORD_END, WORD_START } from './letters.ts'

/** Words and phrases that tie a sentence to the one before it. */
const connectives = [
	// adding
	'além disso|além do mais|ainda|também|outrossim|ademais|do mesmo modo|da mesma forma|do mesmo jeito|igualmente|bem como|assim como|sem contar que|e mais|nem',
	// opposing
	'mas|porém|contudo|todavia|entretanto|no entanto|ainda assim|mesmo assim|por outro lado|ao contrário|pelo contrário|em vez disso|apesar de|apesar disso|embora|mesmo que|ainda que|enquanto|já|só que|senão|exceto|salvo|fora isso|em compensação|de um lado',
	// causing
	'porque|pois|por isso|por isto|por essa razão|por esse motivo|por causa|já que|uma vez que|visto que|como resultado|portanto|logo|assim|então|daí|desse modo|dessa forma|deste modo|desta forma|com isso|por consequência|consequentemente|em consequência|de modo que|de forma que|para que|a fim de|para isso|afinal|graças a|devido a|em razão de|em função de',
	// conditioning
	'se|caso|desde que|contanto que|a menos que|a não ser que|nesse caso|neste caso|do contrário|caso contrário|sem isso|em caso de|quando|sempre que|dependendo|conforme|segundo|de acordo com|como',
	// ordering
	'primeiro|em primeiro lugar|segundo passo|em segundo lugar|terceiro|por fim|por último|finalmente|antes|antes de|antes disso|depois|depois de|depois disso|em seguida|logo depois|a seguir|até lá|ao mesmo tempo|enquanto isso|a partir de|desde então|daqui em diante|hoje|agora|no começo|no início|no fim|no final|em geral|na prática|na dúvida',
	// explaining
	'por exemplo|ou seja|isto é|isso significa|isso quer dizer|em outras palavras|em resumo|em suma|resumindo|na verdade|de fato|aliás|a saber|como vimos|vale lembrar|lembre-se|repare|note que|com efeito|sobretudo|principalmente|inclusive|até mesmo|especialmente|em especial|mais precisamente|do ponto de vista|quanto a|em relação a|no caso de',
	'em todo caso|de qualquer forma|de todo modo|seja como for|felizmente|infelizmente|por sorte|em muitos casos|às vezes|nem sempre|por padrão|à parte|ao final|ao longo|por conta',
]
	.join('|')
	.split('|')

const pattern = new RegExp(
	`${WORD_START}(?<!-)(?:${connectives.toSorted((a, b) => b.length - a.length).join('|')})${WORD_END}(?!-)`,
	'i',
)

export function hasConnective(sentence: string): boolean {
	return pattern.test(sentence)
}
