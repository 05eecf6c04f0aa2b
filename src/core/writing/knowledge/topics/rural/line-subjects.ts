import type { Subject } from '../../types.ts'

/** What grows and lives on a farm: grain, trees, horses. */
export const ruralLines: readonly Subject[] = [
	{
		words: [
			'soja',
			'milho',
			'trigo',
			'graos',
			'lavoura de soja',
			'lavoura de milho',
			'safra de soja',
			'safra de milho',
		],
		label: 'Seguro para soja e milho',
		titles: [
			'Seguro para soja e milho: o que cobre na safra',
			'Soja e milho: como escolher o seguro da lavoura',
			'Seguro agrícola para soja, milho e trigo: o guia',
		],
		heading: 'Da semente ao caminhão',
		angle: 'buying',
		opening:
			'Soja e milho ocupam o mesmo chão em épocas diferentes, e cada uma corre o próprio risco. O seguro de grãos olha município, data de plantio e histórico antes de dizer o preço.',
		points: [
			'O seguro para soja e milho pode cobrir eventos como granizo ou a produtividade da área.',
			'Zoneamento, data de plantio e nível de cobertura decidem a aceitação e o valor.',
		],
		facts: [
			'Há dois desenhos comuns para soja e milho. O de riscos nomeados paga por eventos listados, como granizo, geada e incêndio. O multirrisco compara o que foi colhido com uma produtividade combinada.',
			'No multirrisco, o nível de cobertura é o número que manda. Ele diz que parte da produtividade esperada fica protegida. Nível maior custa mais e paga mais cedo na quebra.',
			'O plantio precisa seguir o zoneamento do [Ministério da Agricultura](agricultura): município, solo, ciclo e janela. Milho de segunda safra tem janela curta e risco maior de seca e geada. Plantio fora da janela fica sem cobertura.',
			'Seca costuma ser a maior causa de perda na soja; no milho, somam-se geada e vento. Pergunte por replantio, chuva na colheita e perda de qualidade. São linhas que nem todo plano traz.',
			'Queda de preço não é seca. O seguro de produtividade não paga mercado ruim; o de receita combina os dois, e é menos comum. Leia qual foi contratado.',
			'A subvenção federal pode pagar parte do prêmio, enquanto há orçamento. A contratação se faz antes da safra, e o dinheiro acaba. Por isso, grãos de verão pedem decisão cedo.',
			'Talhão mapeado ajuda. Informe área, coordenadas, cultivar e data de cada um. Misturar talhões bons e ruins na mesma conta pode esconder a perda.',
		],
		procedure: {
			heading: 'O seguro de grãos, do mapa à colheita',
			steps: [
				['Mapeie os talhões.', 'Área, solo e coordenadas.'],
				['Confira o zoneamento.', 'Cultura, ciclo e data permitida.'],
				['Escolha o nível.', 'Quanto da produtividade proteger.'],
				['Peça a subvenção.', 'Antes do fim do orçamento.'],
				['Anote o manejo.', 'Plantio, adubo e aplicações, com notas.'],
				['Avise antes de colher.', 'E espere a vistoria no talhão.'],
			],
		},
		faqs: [
			[
				'Qual o melhor seguro para soja?',
				'O que combina nível de cobertura, eventos e preço com o risco da sua região. Compare riscos nomeados e multirrisco na mesma planilha.',
			],
			[
				'O seguro cobre milho safrinha?',
				'Pode cobrir, dentro da janela do zoneamento. O preço reflete o risco maior de seca e geada.',
			],
			[
				'Posso segurar só um talhão?',
				'Algumas seguradoras pedem toda a área da cultura na propriedade. Outras aceitam por talhão. Pergunte antes de plantar.',
			],
		],
	},
	{
		words: ['gado', 'rebanho', 'pecuari', 'bovin', 'vacas', 'vaca leiteira', 'suinos', 'suinocult', 'avicult'],
		label: 'Seguro pecuário',
		titles: [
			'Seguro pecuário: como proteger o gado e o rebanho',
			'Seguro para gado: o que cobre e quanto segurar',
			'Seguro pecuário: morte, transporte e manejo do gado',
		],
		heading: 'Quando o patrimônio anda no pasto',
		angle: 'coverage',
		omits: ['what', 'who', 'covers', 'excludes', 'buying', 'price', 'claim', 'mistakes'],
		warning: '**Chame o veterinário antes de enterrar.** Sem laudo do animal morto, falta a prova do sinistro.',
		opening:
			'Um raio na cerca mata vinte cabeças em um segundo. O seguro pecuário olha para o animal vivo, com brinco, vacina e valor, e paga pelas causas que a apólice lista.',
		points: [
			'O seguro pecuário cobre a morte do gado por causas definidas, como raio, acidente e doença.',
			'Identificação, vacinas e manejo em dia decidem a aceitação e a prova do sinistro.',
		],
		facts: [
			'O seguro pecuário paga pela morte de animais do rebanho: gado de corte, de leite, suínos, ovinos e aves, conforme o plano. Raio, acidente, incêndio e certas doenças costumam entrar. Nem toda seguradora aceita todas as espécies.',
			'Há dois modos de segurar o gado. Um é por cabeça, para reprodutor e vaca de alto valor. O outro é por rebanho, com lotes e faixas de idade.',
			'Doença de controle oficial segue regra à parte. O abate mandado pelo serviço veterinário pode ter indenização pública, e não do seguro. Leia o que a sua apólice diz sobre ele.',
			'Vacina atrasada, falta de água e superlotação são motivos de recusa. O contrato pede boas práticas e registro. Guarde notas de remédio, guia de trânsito e ficha de cada lote.',
			'Transporte pede linha própria. Tombamento do caminhão e morte no embarque não entram, em regra, na cobertura do pasto. Confira quem responde: o dono, o comprador ou o transportador.',
			'Roubo de gado existe em alguns planos, com exigência de cerca, marca e contagem. Sumiço sem vestígio costuma ficar fora. Registre a ocorrência na delegacia da região.',
			'O preço segue espécie, raça, idade, finalidade e histórico de perdas. A modalidade pecuária pode ter subvenção federal, conforme o orçamento do ano. Peça a conta com e sem ela.',
		],
		procedure: {
			heading: 'Do curral à apólice',
			steps: [
				['Conte e identifique.', 'Brinco, marca, idade e lote.'],
				['Ponha as vacinas em dia.', 'Com atestado do veterinário.'],
				['Separe os animais de valor.', 'Eles pedem apólice por cabeça.'],
				['Liste as causas.', 'Raio, doença, acidente e roubo.'],
				['Leia o transporte.', 'Estrada, leilão e exposição.'],
				['Combine o aviso.', 'Quem fotografa e quem telefona.'],
			],
		},
		faqs: [
			[
				'O seguro cobre gado morto por raio?',
				'É uma das causas mais comuns na apólice. Fotografe o local, chame o veterinário e avise antes de remover os animais.',
			],
			[
				'Posso segurar só o touro?',
				'O touro pode ter apólice própria. Animais de valor entram por cabeça, com exame e prova do preço.',
			],
			[
				'Seca e falta de pasto são cobertas?',
				'Em regra, não pelo seguro de animais. Há seguros de pastagem por índice, ainda pouco comuns.',
			],
		],
	},
	{
		words: ['florest', 'eucalipto', 'pinus', 'reflorest', 'silvicultur', 'seringueira'],
		label: 'Seguro de florestas',
		titles: [
			'Seguro de florestas: fogo, vento e árvores plantadas',
			'Seguro florestal: como proteger eucalipto e pinus',
			'Seguro de florestas plantadas: o que cobre e custa',
		],
		heading: 'Anos de espera sob o mesmo céu',
		omits: ['what', 'who', 'covers', 'excludes', 'buying', 'claim', 'mistakes'],
		warning: '**Não corte o que queimou.** Espere a vistoria ou a autorização escrita antes de tirar a madeira.',
		angle: 'coverage',
		opening:
			'Uma floresta plantada leva anos para virar renda, e uma tarde de fogo pode apagar tudo. O seguro de florestas acompanha esse tempo longo, com valor que cresce junto com a árvore.',
		points: [
			'O seguro de florestas cobre, em geral, incêndio e, se contratados, vento, geada e granizo.',
			'Aceiro, vigilância e idade do plantio pesam no preço e na aceitação do risco.',
		],
		facts: [
			'O seguro de florestas foi feito para áreas plantadas, como eucalipto, pinus e seringueira. O incêndio é a cobertura básica. Vento forte, geada, granizo e excesso de chuva costumam ser opcionais.',
			'O valor segurado muda com a idade. Floresta jovem vale o custo de formar; a adulta, o da madeira em pé. Combine a tabela por ano, para não pagar nem receber de menos.',
			'Prevenção entra no contrato. Aceiro limpo, torre ou câmera, brigada e caminhão de água costumam ser pedidos. Descuido com eles pode virar discussão no sinistro.',
			'Fogo que começa na estrada ou no vizinho também conta, se for acidental. Queima feita pelo próprio dono, fora da regra ambiental, não entra. Guarde a licença de qualquer queima controlada.',
			'Pragas, doenças e seca aparecem entre as exclusões mais comuns. O furto de madeira também. Leia a lista e veja se há extensão para o que preocupa na sua região.',
			'Mata nativa e reserva legal seguem outra lógica, porque não são produção. Pergunte de forma direta se a apólice alcança essas áreas. Em regra, ela cobre só o plantio comercial.',
			'Depois do fogo, ainda há madeira que se aproveita. A seguradora desconta o que pode ser vendido. Não corte antes da vistoria, salvo autorização por escrito.',
		],
		procedure: {
			heading: 'Prepare a floresta para a cotação',
			steps: [
				['Separe por talhão.', 'Espécie, idade, área e mapa.'],
				['Descreva a prevenção.', 'Aceiro, água, vigia e acesso.'],
				['Informe o histórico.', 'Fogo e vento dos últimos anos.'],
				['Escolha o critério de valor.', 'Custo de formação ou madeira em pé.'],
				['Compare as extensões.', 'Vento, geada e granizo, uma a uma.'],
				['Combine os papéis.', 'Quem avisa, quem combate e quem fotografa.'],
			],
		},
		faqs: [
			[
				'O seguro de florestas tem subvenção do governo?',
				'O programa federal prevê apoio à modalidade florestal, conforme o orçamento do ano. Confirme com a corretora antes de contratar.',
			],
			[
				'Incêndio criminoso é coberto?',
				'O fogo posto por outra pessoa costuma ser coberto. O provocado pelo próprio segurado, não. Registre a ocorrência e chame a perícia.',
			],
			[
				'Floresta pequena pode ter seguro?',
				'Algumas seguradoras pedem área mínima. Cooperativas e associações podem juntar produtores em condições de grupo.',
			],
		],
	},
	{
		words: ['cavalo', 'equin', 'egua', 'haras', 'potro', 'hipismo', 'hipic'],
		label: 'Seguro para cavalos',
		titles: [
			'Seguro para cavalos: vida, transporte e cirurgia',
			'Seguro de cavalos: o que cobre e como contratar',
			'Cavalos de esporte e criação: como fazer o seguro',
		],
		heading: 'O animal que vale um patrimônio',
		omits: ['what', 'who', 'covers', 'excludes', 'buying', 'price', 'claim', 'mistakes'],
		warning: '**Telefone antes do sacrifício.** Sem autorização ou urgência atestada, a indenização pode ser recusada.',
		angle: 'coverage',
		opening:
			'Um cavalo de prova ou de criação pode valer mais do que um carro, e uma cólica não espera. O seguro para cavalos paga pela morte do animal e, em alguns planos, por cirurgia e transporte.',
		points: [
			'O seguro para cavalos cobre a morte por acidente, doença ou transporte, conforme o plano.',
			'Exame veterinário, identificação e prova do valor do animal vêm antes da apólice.',
		],
		facts: [
			'O seguro para cavalos tem como base a morte do animal. Acidente, doença, raio, incêndio e sacrifício por indicação veterinária costumam entrar. O valor é o combinado na apólice, com prova.',
			'Cirurgia de cólica, internação e tratamento são coberturas à parte. Nem toda seguradora as oferece. Pergunte o limite por evento e se o pagamento é por reembolso.',
			'Transporte merece linha própria. O cavalo que vai a provas viaja muito, e boa parte dos acidentes ocorre na estrada ou no embarque. Veja se a cobertura vale no país todo e no exterior.',
			'Antes de aceitar, a seguradora pede exame clínico, resenha ou microchip, fotos e vacinas. Exame de anemia infecciosa e de mormo costuma constar. Doença que já existia fica fora.',
			'Idade e uso decidem o preço. Potro, animal de salto, de corrida, de vaquejada e reprodutor têm riscos diferentes. Mudou de modalidade? A seguradora precisa saber.',
			'O sacrifício exige autorização da seguradora, salvo sofrimento que não pode esperar. O veterinário deve registrar tudo, com fotos. Sem laudo nem necropsia, o pagamento trava.',
			'Danos que o cavalo causa a outras pessoas são assunto de responsabilidade civil. Haras, hípica e escola de equitação pedem essa linha, além da do animal. Perda de fertilidade do garanhão é outra cobertura.',
		],
		procedure: {
			heading: 'Do exame à apólice do cavalo',
			steps: [
				['Identifique o animal.', 'Registro, resenha ou microchip.'],
				['Chame o veterinário.', 'Exame recente e carteira de vacinas.'],
				['Prove o valor.', 'Nota, leilão ou avaliação de especialista.'],
				['Descreva a rotina.', 'Prova, passeio, trabalho ou reprodução.'],
				['Compare as linhas.', 'Morte, cirurgia, transporte e terceiros.'],
				['Guarde o telefone.', 'No haras e no caminhão.'],
			],
		},
		faqs: [
			[
				'O seguro cobre roubo de cavalo?',
				'Pode cobrir, como opcional, com regras de cerca, vigia e identificação. Procure a linha de roubo e furto qualificado.',
			],
			[
				'Cavalo velho pode ter seguro?',
				'Há idade mínima e máxima, que mudam por seguradora. Acima de certo ponto, a renovação pode ser recusada ou sair mais cara.',
			],
			[
				'Plano pet aceita cavalo?',
				'Em geral, não aceita. Planos pet foram feitos para cães e gatos. Cavalos entram no seguro de animais, com exame próprio.',
			],
		],
	},
]
