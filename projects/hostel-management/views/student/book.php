<header class="head"><h1><?= e($title) ?></h1></header>
<section class="sheet narrow">
    <p><?= e($room['amenities']) ?>. <?= e(money($room['monthly_fee'])) ?> a month and a deposit of the same amount.</p>
    <form method="post" action="<?= e(url("/student/rooms/{$room['id']}/book")) ?>">
        <?= csrf_field() ?>
        <?= input_field('wanted_from', 'From', App\Clock::day('+1 day'), 'date') ?>
        <?= text_field('note', 'Note for the office (may stay empty)', '', ['rows' => 3, 'maxlength' => 255]) ?>
        <p class="actions"><button class="button">Ask for this room</button> <a href="<?= e(url('/student/rooms')) ?>">Back to the rooms</a></p>
    </form>
</section>
