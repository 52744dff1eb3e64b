<header class="head"><h1><?= e($title) ?></h1></header>
<?php if ($student['room'] !== null): ?>
    <p class="lead">You live in <?= e("{$student['block']} {$student['room']}, bed {$student['bed']}") ?>. If you want to move, ask the office.</p>
<?php elseif ($booking !== null): ?>
    <p class="lead">Your booking of <?= e($booking['block'] . ' ' . $booking['room']) ?> waits for the office. <a href="<?= e(url('/student/bookings')) ?>">Withdraw it</a> to ask for another room.</p>
<?php else: ?>
    <p class="lead">Empty tags are free beds. The deposit is one month's fee.</p>
<?php endif ?>
<section class="sheet">
    <ul class="rooms">
    <?php foreach ($rooms as $room): ?>
        <li class="room">
            <h2><small><?= e($room['block']) ?></small> <?= e($room['number']) ?></h2>
            <?= App\View::part('parts/keys', ['beds' => $room['list']]) ?>
            <p class="about"><?= e(money($room['monthly_fee'])) ?> a month<br><?= e($room['amenities']) ?></p>
            <?php if ($student['room'] === null && $booking === null): ?>
                <p><a class="button quiet" href="<?= e(url("/student/rooms/{$room['id']}/book")) ?>">Book <?= e($room['block'] . ' ' . $room['number']) ?></a></p>
            <?php endif ?>
        </li>
    <?php endforeach ?>
    </ul>
    <?php if ($rooms === []): ?><p class="empty">Every bed is taken at present. Please ask the office.</p><?php endif ?>
</section>
