/** First names and family names of a language region; players are invented by drawing one of each. */
export type NameList = {
  readonly men: readonly string[];
  readonly women: readonly string[];
  readonly family: readonly string[];
  /** Whether the family name comes first. */
  readonly isFamilyFirst: boolean;
};

const names = (men: string, women: string, family: string, isFamilyFirst = false): NameList => ({
  men: toWords(men),
  women: toWords(women),
  family: toWords(family),
  isFamilyFirst,
});

/** A name of several words is joined by `_` below. */
const toWords = (text: string) => text.split(" ").map((name) => name.replaceAll("_", " "));

export const nameLists = {
  french: names(
    "Lucas Hugo Théo Mathis Enzo Nathan Antoine Maxime Clément Romain Baptiste Valentin Quentin Florian Dylan Adrien Bastien Corentin Yanis Jordan Loïc Rémy",
    "Léa Manon Camille Chloé Inès Marion Pauline Élise Clara Juliette Océane Margaux Anaïs Solène",
    "Moreau Lefèvre Girard Bonnet Lambert Fontaine Rousseau Chevalier Marchand Perrin Gauthier Renaud Delmas Leclerc Barbier Carpentier Vasseur Poirier Lacroix Maillard Besson Roussel Prévost Colin Hamon Delaunay Riou Tessier Guillot Pasquier",
  ),
  english: names(
    "Jack Harry Charlie Oliver Alfie Connor Lewis Callum Ryan Josh Tyler Ben Luke Jamie Nathan Kieran Dominic Reece Jordan Aaron Toby Elliot",
    "Emily Olivia Grace Lucy Chloe Ella Megan Hannah Jess Beth Katie Niamh Ellie Abbie",
    "Walker Turner Barnes Cooper Hughes Palmer Mitchell Fletcher Carter Bennett Shaw Holloway Whitfield Hargreaves Ashworth Pickering Bradshaw Lawson Chambers Dawson Fielding Marsden Goodwin Sutton Thornley Brennan Dunne Pearce Rowley Kirkham",
  ),
  celtic: names(
    "Callum Rory Ewan Fraser Liam Cian Conor Declan Owen Rhys Dylan Craig Scott Finlay Blair Aidan Shane Darragh Gethin Iwan",
    "Eilidh Kirsty Niamh Aoife Ciara Sian Catrin Orla Mairi Roisin Isla Fiona",
    "MacLean Fraser Murray Gallacher Brannigan Docherty Kerr Rankin Lennox McAllister Kavanagh Doyle Farrell Nolan O'Hara Quinlan Pritchard Bevan Rhydderch Llewellyn Tierney McCrae Dunlop Sheehan",
  ),
  spanish: names(
    "Álvaro Sergio Pablo Javi Iker Adrián Marcos Rubén Diego Hugo Raúl Iván Jorge Aitor Unai Dani Mario Óscar Víctor Samuel",
    "Lucía Paula Marta Irene Alba Nerea Claudia Laura Sara Ainhoa Carla Noelia",
    "Romero Navarro Molina Ortega Serrano Castaño Iglesias Vidal Cabrera Rojas Prieto Lozano Aguirre Ibarra Salinas Bermejo Carmona Pastor Soler Gallego Arribas Echeverría Montes Crespo Peral Zubieta Campillo Llorente",
  ),
  latin: names(
    "Mateo Santiago Nicolás Facundo Gonzalo Agustín Matías Franco Leandro Emiliano Joaquín Brian Thiago Maximiliano Cristian Juan_Pablo Ezequiel Tomás Rodrigo Braian",
    "Florencia Valentina Camila Agustina Micaela Sofía Daniela Paola Ximena Rocío Milagros Yamila",
    "Acosta Benítez Godoy Ledesma Quiroga Villalba Zárate Peralta Maidana Olivera Arce Figueroa Cáceres Ferreyra Lucero Toledo Barrios Cardozo Escobar Rivas Pereyra Sosa Vera Bustos Medina Núñez Coronel Paredes",
  ),
  portuguese: names(
    "João Tiago Diogo Rui Gonçalo Rafael Miguel André Bruno Nuno Fábio Ricardo Pedro Duarte Tomás Martim Vasco Afonso",
    "Inês Beatriz Mariana Joana Carolina Leonor Rita Catarina Diana Sofia",
    "Carvalho Teixeira Moreira Pinto Correia Matos Figueiredo Tavares Nogueira Fonseca Magalhães Antunes Sequeira Leitão Brandão Pacheco Simões Cardoso Lourenço Vilar Camacho Barroso Peixoto Amaral",
  ),
  brazilian: names(
    "Gabriel Matheus Lucas Wesley Everton Felipe Caio Vinícius Rodrigo Kauã Luan Douglas Igor Danilo Jean Renan Thiago Yuri Alisson Wallace Ramon Breno",
    "Bruna Letícia Thaís Gabi Larissa Amanda Débora Vitória Jéssica Rafaela Tainá Karoline",
    "Santos Barbosa Nascimento Cavalcante Ribeiro Teles Rezende Moraes Batista Queiroz Assunção Farias Guedes Lacerda Pimentel Vasconcelos Coutinho Bittencourt Prado Arantes Siqueira Menezes Brito Freitas",
  ),
  italian: names(
    "Lorenzo Matteo Davide Simone Federico Andrea Nicolò Riccardo Giacomo Tommaso Edoardo Samuele Filippo Gianluca Michele Emanuele Luca Alessio Mattia Cristian",
    "Giulia Martina Chiara Elisa Valentina Alice Sofia Arianna Benedetta Marta",
    "Rinaldi Marchetti Galli Fabbri Bellini Caruso Santoro Ferrara Mancuso Pellegrino Vitale Sartori Fontana Grassi Palumbo Colombo Basile Orlandi Monti Ruggeri Parisi Bruni Cattaneo Gentile De_Santis Leone Guidi Barone",
  ),
  german: names(
    "Lukas Jonas Finn Leon Niklas Felix Tim Moritz Julian Philipp Fabian Maximilian Jannik Marvin Robin Simon Tobias Dominik Kilian Lennart",
    "Lena Laura Anna Sophia Jule Lisa Marie Carolin Franziska Nele Svenja Ronja",
    "Hoffmann Krüger Vogt Lindner Brandt Schreiber Winkler Seidel Haas Ziegler Böhm Kuhn Pohl Engel Horn Busch Bergmann Thiel Sauer Arnold Wolff Pfeiffer Dietrich Graf Ritter Holz Steiner Egger",
  ),
  dutch: names(
    "Daan Sem Bram Lars Thijs Jesse Ruben Stijn Koen Niels Joris Mees Sven Wout Jorn Luuk Jelle Tijmen",
    "Sanne Fleur Lotte Anouk Femke Iris Maud Lieke Noor Jade",
    "de_Boer Visser Mulder Bakker Dekker van_Dam Hendriks Kuipers van_Leeuwen Postma Brouwer Vermeer Janssens Peeters Claes Wouters Verhoeven Lemmens Smeets de_Wit Hoekstra van_Vliet Goossens Schouten",
  ),
  danish: names(
    "Mads Rasmus Frederik Emil Mikkel Jonas Oliver Magnus Tobias Lasse Anders Nikolaj Gustav Victor",
    "Sofie Emma Freja Ida Mathilde Nanna Signe Katrine",
    "Mikkelsen Kjær Lauridsen Thomsen Bech Vestergaard Nygaard Holm Dalgaard Kruse Bruun Jepsen Toft Friis Skov Lund Riis Bjerre Overgaard Winther",
  ),
  swedish: names(
    "Oskar Viktor Anton Filip Gustav Elias Hampus Isak Linus Albin Melker Simon Axel Noel Hugo Rasmus",
    "Elin Ebba Wilma Alva Moa Linnea Tilda Stina Agnes",
    "Lindqvist Bergström Sandberg Åkesson Nyström Forsberg Hedlund Ekström Sjögren Wallin Holmberg Blomqvist Söderlund Strand Dahlgren Norén Öberg Lindahl Falk Björk",
  ),
  norwegian: names(
    "Sander Henrik Kristian Mathias Ole Fredrik Sondre Håkon Eirik Jakob Torbjørn Markus Vegard Sivert",
    "Ingrid Maren Thea Synne Frida Guro Silje Tuva",
    "Haugen Strand Solberg Moen Bakken Lie Aasen Rønning Tangen Berge Eide Nygård Sæther Vik Hovland Myhre Lunde Kvam Fossum Brekke",
  ),
  finnish: names(
    "Juho Eetu Onni Aleksi Santeri Niko Lauri Mikael Ville Jere Otto Topi",
    "Emmi Sanni Vilma Aino Noora Jenna Oona",
    "Korhonen Laine Heikkilä Mäkelä Lehtinen Salonen Rantanen Hiltunen Koskela Peltola Ahonen Kallio Saari Nurmi Tuominen Väisänen",
  ),
  polish: names(
    "Jakub Kacper Szymon Mateusz Dawid Patryk Bartosz Kamil Filip Michał Oskar Wiktor Damian Adrian Maciej",
    "Zuzanna Julia Natalia Weronika Kinga Oliwia Paulina",
    "Kowalczyk Zieliński Wójcik Mazur Kaczmarek Pawlak Król Sikora Baran Duda Szewczyk Tomaszewski Pietrzak Wróbel Jabłoński Wilk Górski Sadowski Bąk Cieślak",
  ),
  czech: names(
    "Tomáš Jakub Ondřej Vojtěch Matěj Lukáš Filip Adam Michal Dominik Marek Patrik Denis Samuel",
    "Tereza Klára Eliška Lucie Nikola Barbora Petra",
    "Novotný Dvořák Procházka Kučera Horák Beneš Fiala Sedláček Zeman Kolář Urban Vaněk Kříž Hlaváč Hudák Baláž Oravec Šimko Vrba Beran",
  ),
  hungarian: names(
    "Bence Máté Ádám Balázs Dávid Gergő Dániel Márk Zsombor Levente Kristóf Norbert",
    "Réka Dóra Petra Eszter Lilla Boglárka",
    "Szabó Varga Farkas Balogh Molnár Lakatos Juhász Fekete Simon Kocsis Pintér Gál Fodor Bognár Vörös Sipos",
    true,
  ),
  romanian: names(
    "Andrei Alexandru Mihai Ionuț Răzvan Florin Cristian Vlad Ștefan Darius Denis Cosmin",
    "Ioana Andreea Maria Teodora Bianca Raluca",
    "Popa Dumitru Stoica Rusu Munteanu Matei Toma Ciobanu Lazăr Ungureanu Neagu Manea Dobre Coman Petcu Iordache",
  ),
  balkan: names(
    "Luka Marko Ivan Nikola Filip Stefan Mateo Ante Josip Petar Dario Miloš Vuk Aleksandar Amar Haris Nemanja Domagoj",
    "Ana Ivana Petra Jelena Milica Lucija Sara Mia",
    "Horvat Babić Jurić Marić Petrović Jovanović Nikolić Pavlović Kovač Novak Knežević Matić Šarić Vidović Đorđević Hadžić Zupan Kranjc Radić Tomić Bošnjak Perić",
  ),
  bulgarian: names(
    "Georgi Ivaylo Dimitar Martin Kristiyan Nikolay Stanislav Todor Plamen Vasil",
    "Maria Viktoria Desislava Gergana Simona",
    "Dimitrov Stoyanov Petkov Yordanov Kolev Angelov Todorov Hristov Marinov Iliev Atanasov Vasilev Bozhkov Rusev",
  ),
  greek: names(
    "Giorgos Dimitris Kostas Nikos Vangelis Panagiotis Christos Stelios Thanasis Manolis Petros Fotis",
    "Maria Eleni Katerina Sofia Anastasia Danai",
    "Papadakis Nikolaou Georgiou Vlachos Antoniou Makris Ioannidis Karras Kontos Lambrou Christou Savvidis Pappas Zervas Galanis Stathis",
  ),
  turkish: names(
    "Emre Burak Mert Ozan Kerem Yusuf Berkay Cenk Arda Barış Umut Salih Enes Taylan",
    "Elif Zeynep Ebru Yağmur Derya Melike",
    "Yıldız Aydın Koç Arslan Doğan Kılıç Şahin Öztürk Polat Aksoy Korkmaz Tekin Bulut Erdem Güneş Avcı Karaca Uçar",
  ),
  slavic: names(
    "Oleksandr Andriy Maksym Denys Artem Dmytro Vladyslav Yevhen Bohdan Ivan Roman Kirill Nikita Egor",
    "Daria Olha Anna Yulia Kateryna Polina",
    "Kravchenko Tkachenko Bondarenko Melnyk Lysenko Savchenko Marchenko Rudenko Moroz Petrenko Volkov Sokolov Lebedev Kozlov Belov Zaytsev Gusev Klymenko",
  ),
  arabic: names(
    "Mohamed Ahmed Youssef Omar Ali Hamza Bilal Karim Walid Anas Ayoub Khaled Saleh Abdullah Fahad Nasser Tarek Amine Zakaria Sultan",
    "Salma Nour Yasmine Imane Fatima Hajar Meryem",
    "Benali El_Idrissi Mansouri Haddad Bouazza Cherkaoui El_Amrani Saidi Khalil Fathy Al-Harbi Al-Otaibi Al-Qahtani Al-Ghamdi Al-Zahrani Farouk Ramadan Hassan Belkacem Naciri Trabelsi Jaziri Ziani Meziane Al-Dosari Sabry",
  ),
  francophone: names(
    "Moussa Ibrahima Cheikh Abdoulaye Mamadou Ousmane Seydou Issa Souleymane Adama Boubacar Lamine Serge Christian Junior Kevin",
    "Aïssata Fatou Awa Mariam Aminata Nadège",
    "Diallo Traoré Konaté Camara Cissé Ndiaye Diop Sarr Touré Coulibaly Kouamé Kouassi Bamba Ouattara Mbarga Nkoulou Essomba Diarra Sissoko Fofana Ba Yao",
  ),
  westAfrican: names(
    "Emmanuel Kelechi Chidi Samuel Kwame Kofi Joseph Daniel Victor Godwin Ebenezer Sunday Taiwo Felix",
    "Blessing Grace Mercy Abena Ngozi Comfort",
    "Okafor Adeyemi Eze Balogun Nwosu Okoro Mensah Owusu Boateng Asante Appiah Addo Agyeman Ogunleye Uche Danso Quaye Bello",
  ),
  eastAfrican: names(
    "Brian Kevin Eric Hassan Juma Dennis Moses Patrick Sipho Thabo Lebo Themba Tendai Blessing",
    "Grace Mercy Faith Thandi Nomsa Joy",
    "Otieno Mwangi Odhiambo Kamau Okello Ssebunya Mushi Nyambe Banda Phiri Dlamini Nkosi Mokoena Khumalo Moyo Ndlovu Mabaso Zulu",
  ),
  japanese: names(
    "Haruto Yuto Sota Kaito Ren Takumi Shota Daiki Ryo Kenta Yuki Riku Tsubasa Naoki Hayato Koki",
    "Yui Hina Sakura Miyu Rin Aoi Nanami Honoka",
    "Sato Kobayashi Nakamura Yoshida Matsumoto Inoue Shimizu Hayashi Mori Ikeda Ishikawa Ogawa Okada Fujita Goto Hasegawa Murakami Kondo Sakamoto Endo Aoki Nishimura",
  ),
  korean: names(
    "Min-jun Ji-hoon Seung-woo Hyun-woo Jae-sung Dong-hyun Tae-yang Young-jae Jin-su Sang-min Woo-jin Kyu-hyun",
    "Ji-eun Min-ji Su-bin Hye-jin Yu-na",
    "Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin Kwon Hwang",
    true,
  ),
  chinese: names(
    "Wei Jun Hao Lei Tao Ming Peng Bo Chao Jie Yang Bin Xin Long",
    "Jing Yan Li Mei Xue Lan",
    "Wang Li Zhang Liu Chen Yang Huang Zhao Wu Zhou Xu Sun Ma Zhu Hu Guo He Lin",
    true,
  ),
  thai: names(
    "Anan Chaiwat Kittipong Nattapong Somchai Thanawat Weerawat Pakorn Sarawut Teerapat Worawut Ekkachai",
    "Kanya Malee Nattaya Ploy Siriporn",
    "Srisai Boonmee Chaiyasit Kaewprom Phongsri Sukjai Thongdee Wongsa Yodrak Promsuk Jaidee Rattana Saelim Panya",
  ),
  indonesian: names(
    "Rizky Bagus Dimas Andi Fajar Yoga Hendra Arif Ilham Reza Bayu Eko Putra Wahyu",
    "Dewi Putri Ayu Sari Rina",
    "Pratama Saputra Wijaya Nugroho Hidayat Setiawan Kurniawan Santoso Ramadhan Maulana Firmansyah Siregar Lubis Gunawan",
  ),
  indian: names(
    "Arjun Rahul Vikram Anirudh Rohan Karan Aditya Manvir Suresh Pritam Lallian Naveen Akash Sahil",
    "Anjali Priya Kavita Neha Sangita",
    "Singh Sharma Das Roy Nair Menon Fernandes Chhetre Gogoi Thapa Bora Pillai Rawat Lalrem D'Mello Kumar Mondal Haokip",
  ),
  persian: names(
    "Reza Hossein Amir Mehdi Saeid Milad Alireza Farshad Omid Sina Otabek Jasur",
    "Zahra Sara Maryam Nazanin Leila",
    "Hosseini Moradi Rezaei Karimi Rahimi Ahmadi Jafari Norouzi Sharifi Tahmasebi Karimov Rashidov Yusupov Tursunov",
  ),
  hebrew: names(
    "Yonatan Eitan Omer Noam Idan Guy Roi Tal Or Dor Gal Lior",
    "Noa Shira Tamar Yael Maya",
    "Cohen Levy Mizrahi Peretz Biton Azoulay Malka Amar Shalev Ben-Haim Harel Golan Dahan Ohayon",
  ),
} as const satisfies Readonly<Record<string, NameList>>;

export type NameRegion = keyof typeof nameLists;
