<header class="head"><h1><?= e($title) ?></h1></header>
<section class="sheet">
    <form method="post" action="<?= e(url('/admin/rooms' . ($room === null ? '' : '/' . $room['id']))) ?>" class="grid">
        <?= csrf_field() ?>
        <?= input_field('block', 'Block', $room['block'] ?? '', 'text', ['required' => true, 'maxlength' => 30]) ?>
        <?= input_field('number', 'Room number', $room['number'] ?? '', 'text', ['required' => true, 'maxlength' => 10]) ?>
        <?= input_field('floor', 'Floor', $room['floor'] ?? '0', 'number', ['required' => true, 'min' => 0, 'max' => 30]) ?>
        <?= select_field('residents', 'Residents', options(App\Models\Room::RESIDENTS), $room['residents'] ?? '') ?>
        <?= input_field('monthly_fee', 'Monthly fee in ₹', $room['monthly_fee'] ?? '', 'text', ['required' => true, 'inputmode' => 'decimal']) ?>
        <?= select_field('is_open', 'In use', ['1' => 'Yes', '0' => 'No, closed'], $room['is_open'] ?? '1') ?>
        <?php if ($room === null): ?>
            <?= input_field('beds', 'Beds', '2', 'number', ['required' => true, 'min' => 1, 'max' => 12]) ?>
        <?php endif ?>
        <?= input_field('amenities', 'Amenities', $room['amenities'] ?? '', 'text', ['maxlength' => 160]) ?>
        <?php if ($waiting !== []): ?>
            <p class="field wide"><label class="check"><input name="refuse_bookings" type="checkbox" value="<?= e(implode(',', array_column($waiting, 'id'))) ?>">
                <span>If this room no longer fits them, refuse the bookings that wait:
                <?= e(implode(', ', array_map(fn (array $booking): string => $booking['name'] . ' from ' . day($booking['wanted_from']), $waiting))) ?></span></label></p>
        <?php endif ?>
        <p class="actions"><button class="button">Save room</button> <a href="<?= e(url('/admin/rooms')) ?>">Cancel</a></p>
    </form>
</section>
