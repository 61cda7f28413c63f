# What a table of Five Towers agrees on, and how its bots play.

five-towers-option-bidding = Aukcionas
five-towers-option-bidding-checked = Tikrinamas
five-towers-option-bidding-checked-note = Siūloma tik tiek, kiek galima pastatyti.
five-towers-option-bidding-open = Laisvas
five-towers-option-bidding-open-note = Tinka bet koks skaičius. Kas tiek pastatyti negali, šaukia mažiau arba praleidžia ėjimą.

# How bots play, in a sentence; weakest first
five-towers-bot-easy-note = Griebia tai, kas blizga, ir pamiršta stogus.
five-towers-bot-medium-note = Ima tai, kas iškart duoda daugiausia taškų.
five-towers-bot-hard-note = Stebi, ko tau reikia, ir siūlo už tai.
five-towers-bot-expert-note = Skaičiuoja likusias kortas ir iš anksto išžaidžia kiekvieną pasirinkimą.
