import type { Topic } from '../types.ts'

export const phone: Topic = {
	id: 'phone',
	kind: 'product',
	insurance: true,
	name: 'seguro de celular',
	article: 'o',
	label: 'Seguro Celular',
	words: [
		'seguro celular',
		'seguro de celular',
		'seguro do celular',
		'celular',
		'smartphone',
		'aparelho',
		'tela quebrada',
		'iphone',
		'phone',
	],
	categories: ['celular', 'seguro-celular'],
	page: { href: '/seguros/celular', text: 'seguro celular' },
	subjects: [
		{
			words: ['furto simples', 'danos acidentais', 'dano acidental'],
			label: 'Furto simples de celular',
			titles: ['Seguro de celular: furto simples, roubo e quedas', 'Celular: furto simples, roubo e danos acidentais'],
			heading: 'Três sustos, três regras',
			facts: [
				'Furto simples é levar sem violência e sem sinal: o celular que some da mesa ou da bolsa aberta. Muitos seguros não pagam esse caso. Procure a expressão exata na proposta antes de comparar preço.',
				'Roubo tem ameaça ou violência; furto qualificado deixa vestígio, como bolsa cortada ou porta arrombada. Os dois são a base dos contratos. O boletim de ocorrência deve contar como foi, sem enfeite.',
				'Danos acidentais são queda, tela trincada e contato com líquido. A linha tem franquia e, às vezes, um número máximo de consertos por ano. Arranhão que não impede o uso costuma ficar de fora.',
			],
		},
		{
			words: ['roubo', 'furto', 'roubar', 'furtar', 'roubad', 'furtad'],
			label: 'Celular roubado',
			heading: 'Se levarem o aparelho',
		},
		{
			words: ['tela', 'queda', 'quebra', 'liquid', 'molh', 'cobre agua', 'na agua'],
			label: 'Tela quebrada',
			heading: 'Queda, tela e líquido',
		},
		{
			words: ['franquia', 'carencia'],
			label: 'Franquia e carência no seguro de celular',
			titles: [
				'Seguro de celular: franquia e carência na prática',
				'Franquia e carência do seguro de celular: a conta',
			],
			heading: 'O que se paga e o quanto se espera',
			angle: 'cost',
			opening:
				'O plano custa pouco por mês, o aparelho cai no chão, e só então aparecem duas palavras. Franquia e carência decidem quanto o seguro do celular ajuda de fato.',
			points: [
				'Franquia é a parte do prejuízo que fica com você a cada uso do seguro do celular.',
				'Carência é a espera do começo: em alguns planos, a quebra só vale depois de semanas.',
			],
			facts: [
				'A franquia do seguro de celular costuma ser um percentual do valor do aparelho. Cada evento pode ter o seu: um para roubo, outro para quebra. Peça os números em reais, com o seu modelo.',
				'Faça a conta antes de acionar. Se a tela custa 900 reais e a franquia é de 800, o seguro paga só 100 e ainda gasta um dos usos do ano. É um exemplo, mas a lógica vale para qualquer plano.',
				'Carência é o tempo em que o contrato já é pago e ainda não cobre. Roubo costuma valer logo ou em poucos dias; quebra acidental espera mais. A data de cada linha está no certificado.',
				'A carência existe para que ninguém segure um aparelho já quebrado. Por isso, trocar de celular pode abrir nova espera. Avise a troca no dia e pergunte o que recomeça.',
				'Franquia baixa encarece a mensalidade, e a alta a barateia. Quem cai muito usa mais a primeira; quem só teme o roubo pode aceitar a segunda. Some um ano de parcelas com uma franquia para comparar.',
			],
			procedure: {
				heading: 'A conta em cinco passos',
				steps: [
					['Anote o valor do aparelho.', 'O da nota e o de hoje.'],
					['Peça a franquia em reais.', 'Uma para cada evento.'],
					['Veja o calendário.', 'Quando termina cada carência.'],
					['Calcule doze meses.', 'Todas as parcelas e uma franquia.'],
					['Compare com a reserva.', 'Se ficar perto do preço de outro, repense.'],
				],
			},
			faqs: [
				[
					'Pago a franquia também em caso de roubo?',
					'Em muitos planos, sim. O percentual pode ser diferente do da quebra. O certificado traz a tabela.',
				],
				[
					'O que acontece se quebrar durante a carência?',
					'A seguradora, em regra, não paga aquele evento. Guarde o orçamento mesmo assim e confira a data exata no certificado.',
				],
			],
		},
		{ words: ['garantia'], label: 'Garantia e seguro de celular', heading: 'Garantia não é seguro' },
		{ words: ['banco', 'pix', 'senha'], label: 'Celular e contas de banco', heading: 'O que está dentro do aparelho' },
	],
	openings: [
		'O celular guarda banco, fotos, trabalho e conversa. Perder o aparelho dói no bolso, mas perder o acesso dói na rotina inteira.',
		'Um tombo na calçada ou um puxão na saída do ônibus, e lá se vai o equivalente a um mês de salário. O seguro ajuda, desde que o contrato fale do seu tipo de susto.',
		'Na loja, o seguro do celular aparece no fim da compra, entre a capinha e a película. Vale a pena parar um minuto e entender o que está sendo vendido.',
	],
	summary: [
		'Roubo, furto qualificado e furto simples são situações diferentes na apólice.',
		'Quebra acidental e líquido costumam ser uma linha à parte, com franquia e carência.',
		'Sem nota fiscal e número do IMEI, a indenização fica difícil.',
		'Depois de um roubo, bloqueie linha, aparelho e banco antes de qualquer outra coisa.',
		'A garantia do fabricante cobre defeito. O seguro cobre acidente e crime.',
		'Compare a franquia com o preço de um aparelho usado antes de fechar.',
	],
	facts: {
		what: [
			'O seguro de celular cobre perdas definidas no contrato, como roubo, furto com arrombamento e quebra acidental. Cada linha tem franquia própria. Em geral, a reposição sai em aparelho ou em dinheiro.',
			'Garantia legal e seguro têm funções distintas. O [Código de Defesa do Consumidor](cdc) dá 90 dias para reclamar de defeito aparente em produto durável. Queda no chão, porém, não é defeito.',
			'A chamada garantia estendida também é um seguro, sob as regras da SUSEP. Ela prolonga a cobertura contra defeito, e não contra ladrão. Leia o nome do produto antes de comparar.',
			'Muitos contratos só aceitam aparelho novo ou com poucos meses de compra. Um prazo comum é o de 90 dias depois da nota. Passado esse tempo, a aceitação depende de análise.',
		],
		who: [
			'Quem troca de aparelho todo ano pode preferir contrato mensal, sem multa de saída. Assim, o seguro acompanha o telefone novo. Leia, porém, se a carência recomeça a cada troca.',
			'Quem usa transporte público todos os dias e depende do aparelho para trabalhar tem mais a ganhar. O tempo parado custa tanto quanto o telefone. Veja se o plano oferece reposição rápida.',
			'Para celular barato, a conta pode não fechar. Some o prêmio do ano e a franquia. Se o total chega perto do preço de um novo, guardar o dinheiro talvez seja melhor.',
			'Pais de adolescentes costumam olhar primeiro a tela quebrada. Nesse caso, a linha de danos acidentais importa mais do que a de roubo. Pergunte quantos consertos por ano o plano permite.',
		],
		covers: [
			'Há planos que emprestam um aparelho enquanto o seu fica no conserto. Para quem trabalha pelo telefone, isso vale mais do que alguns reais. Pergunte o prazo de entrega.',
			'Roubo envolve violência ou ameaça e costuma ter cobertura. Furto qualificado deixa vestígio, como bolsa cortada ou porta forçada. O furto simples, quando ninguém percebe, só entra em alguns planos.',
			'Danos acidentais tratam de queda, tela trincada e contato com líquido. Muitos planos têm espera inicial para essa linha, como 30 dias. Há também limite de eventos por ano.',
			'Algumas apólices incluem transações feitas pelo ladrão no aplicativo do banco. É uma linha nova, com limite baixo e exigência de bloqueio rápido. Leia o prazo para avisar.',
			'A cobertura pode valer no exterior, mas a reposição acontece no Brasil. Quem viaja muito deve confirmar esse ponto. O boletim da polícia local serve de prova.',
		],
		excludes: [
			'Dano causado de propósito ou por terceiros conhecidos costuma ficar fora. Emprestar o celular a um amigo também complica. O contrato diz quem pode usar o aparelho.',
			'Perda e esquecimento ficam de fora: deixar o telefone no táxi não é crime nem acidente. Também não entram arranhões e desgaste. O seguro cuida do evento súbito.',
			'Bateria cansada, defeito de sistema e assistência não autorizada costumam ser excluídos. O caminho ali é a garantia. Conserto em loja sem nota pode até encerrar a cobertura.',
			'Aparelho com IMEI adulterado ou sem nota fiscal não tem aceitação. Compra em marketplace sem procedência, portanto, sai cara. Confira a situação do número na [Anatel](anatel).',
		],
		buying: [
			'Tenha a nota fiscal em nome de quem contrata e anote o IMEI, que aparece ao digitar *#06#. Esses dois dados abrem e fecham o processo. Guarde os dois fora do aparelho.',
			'Leia a lista de eventos antes do preço. Se o seu medo é o furto no metrô, o plano precisa dizer furto simples com todas as letras. Nome bonito não é cobertura.',
			'Na loja, você pode recusar o seguro sem perder o desconto do aparelho. Condicionar um ao outro é venda casada. Peça tempo e compare em casa.',
			'Confira se a indenização considera o valor da nota ou o preço atual do modelo. Celular desvaloriza depressa. Essa regra define quanto você recebe.',
		],
		price: [
			'O prêmio acompanha o valor do aparelho, as linhas escolhidas e a franquia. Modelos caros pagam mais. Incluir quebra acidental costuma ser o maior acréscimo.',
			'Franquia em percentual pode chegar a boa parte do aparelho. Faça a conta em reais antes de assinar. Um exemplo simples ajuda: 25% de R$ 4.000 são R$ 1.000.',
			'Pagar pelo cartão, mês a mês, dá sensação de leveza. Some doze parcelas e a franquia para ver o custo real. Depois, compare com uma reserva própria.',
		],
		claim: [
			'Separe nota fiscal, IMEI, ocorrência e protocolos em um só e-mail. Quando falta um papel, o prazo para. Depois, acompanhe pelo número do processo.',
			'Depois do roubo, use o [Celular Seguro](celular-seguro), do governo federal, para avisar bancos e operadora de uma vez. Se o cadastro já existia, o alerta sai em minutos. Em seguida, troque as senhas.',
			'Peça à operadora o bloqueio da linha e do IMEI. Com o bloqueio, o aparelho perde valor para o crime. Guarde o protocolo para a seguradora.',
			'Registre a ocorrência com marca, modelo, IMEI e a forma como tudo aconteceu. A palavra usada importa: roubo e furto não são sinônimos. Descreva os fatos sem enfeitar.',
			'Na quebra acidental, não tente abrir o aparelho. Envie as fotos e aguarde a assistência indicada. O laudo dela define se há conserto ou troca.',
		],
		law: [
			'Pela [Lei 15.040/2024](lei-do-seguro), as exclusões devem ser claras e inequívocas. Uma cláusula que só fale em “furto qualificado” sem explicar o termo tende a gerar dúvida. E a dúvida favorece o segurado.',
			'Comprou o seguro pela internet ou por telefone? O Código de Defesa do Consumidor dá sete dias para desistir (art. 49). Peça o cancelamento por escrito e guarde a confirmação.',
			'A seguradora precisa explicar a recusa e entregar os documentos que a sustentam. Um “não coberto” seco não basta. Com a carta em mãos, fica mais fácil contestar.',
		],
		mistakes: [
			'Comprar o seguro e não ler o prazo de aviso é um risco bobo. Alguns contratos pedem comunicação em poucos dias. Anote esse número junto com o da central.',
			'Achar que qualquer furto tem cobertura é o engano mais comum. Sem vestígio, muitos planos negam. Pergunte antes, por escrito, e guarde a resposta.',
			'Deixar senha fraca e aplicativo do banco aberto aumenta o estrago. O seguro do aparelho não devolve, em regra, o dinheiro da conta. Ative biometria e limite de transferência.',
			'Esquecer de atualizar o aparelho na apólice depois da troca anula a proteção. O contrato se liga ao IMEI. Avise no dia da compra.',
		],
	},
	tables: [
		{
			aspect: 'covers',
			head: ['Evento', 'Costuma ter cobertura?', 'O que provar'],
			rows: [
				['Roubo com ameaça', 'Sim', 'Registro policial e IMEI'],
				['Furto com bolsa cortada', 'Sim, como qualificado', 'Vestígio e registro'],
				['Furto sem perceber', 'Só em alguns planos', 'Registro e relato'],
				['Tela trincada', 'Se houver danos acidentais', 'Fotos e laudo'],
				['Esquecimento no táxi', 'Não', 'Não se aplica'],
			],
		},
	],
	procedures: [
		{
			angles: ['claim', 'rights', 'mistakes'],
			heading: 'Nas primeiras horas depois do roubo',
			steps: [
				['Bloqueie o aparelho.', 'Use o localizador do sistema ou o aplicativo oficial do governo.'],
				['Fale com o banco.', 'Peça o bloqueio do aplicativo e conteste transações.'],
				['Ligue para a operadora.', 'Suspenda a linha e informe o IMEI.'],
				['Vá à delegacia ou use a internet.', 'Descreva hora, lugar e modo do crime.'],
				['Acione a apólice.', 'Envie nota, ocorrência e protocolos no mesmo pedido.'],
			],
		},
		{
			angles: ['buying', 'guide', 'worth'],
			heading: 'Cinco perguntas antes de assinar',
			steps: [
				['Cobre furto simples?', 'Peça a resposta com o nome da cláusula.'],
				['Qual é a franquia em reais?', 'Percentual engana; o valor, não.'],
				['Há espera inicial?', 'Alguns riscos só valem depois de semanas.'],
				['Como é a reposição?', 'Aparelho novo, recondicionado ou dinheiro.'],
				['Quantos usos por ano?', 'Depois do limite, o contrato pode se encerrar.'],
			],
		},
	],
	faqs: [
		[
			'Preciso do celular para acionar o seguro?',
			'Não precisa. A central atende por telefone ou pela internet, de outro aparelho. Tenha à mão o CPF e o número da apólice.',
		],
		[
			'O seguro vale para aparelho importado?',
			'Pode valer, se houver nota e se o modelo for homologado. Sem assistência no Brasil, porém, o conserto complica. Confirme antes de comprar.',
		],
		[
			'Crianças podem usar o aparelho segurado?',
			'Em geral, podem, se forem da família. O que pesa é o cuidado e o uso previsto. Leia a definição de usuário no contrato.',
		],
		[
			'Posso segurar um celular usado?',
			'Algumas seguradoras aceitam, com nota fiscal e fotos. A maioria prefere aparelho comprado há pouco tempo. Consulte antes de fechar a compra de segunda mão.',
		],
		[
			'O seguro paga outro modelo?',
			'Em geral, paga o mesmo modelo ou um equivalente. Se ele saiu de linha, o contrato diz como calcular. Leia esse trecho com calma.',
		],
		[
			'Preciso registrar ocorrência por tela quebrada?',
			'Não, pois não houve crime. Bastam o relato, as fotos e o laudo da assistência. Avise dentro do prazo da apólice.',
		],
		[
			'Notebook e tablet entram no mesmo plano?',
			'Depende da seguradora. Muitas oferecem linha de equipamentos portáteis. Cada aparelho precisa de nota e de número de série.',
		],
		[
			'O seguro da casa cobre o celular?',
			'Dentro do imóvel, pode cobrir em caso de roubo com arrombamento. Na rua, em regra, não. Por isso os dois contratos não se substituem.',
		],
	],
	warnings: [
		'**Não vá buscar o aparelho.** O localizador mostra onde ele está, mas quem age é a polícia. Nenhum telefone vale o risco.',
		'**Link de “celular encontrado” é armadilha.** Mensagens desse tipo pedem a senha da conta. Entre sempre pelo site oficial da fabricante.',
	],
	checks: [
		'A [SUSEP](susep) fiscaliza o seguro e a garantia estendida. Para bloqueio e alerta aos bancos, use o [Celular Seguro](celular-seguro).',
		'Problema com a operadora vai à [Anatel](anatel). Já a recusa da seguradora pode ir ao [Consumidor.gov.br](consumidor), que a SUSEP acompanha.',
	],
}
