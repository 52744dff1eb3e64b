<header class="head"><h1><?= e($title) ?></h1></header>
<section class="sheet">
    <form method="post" action="<?= e(url('/admin/notices' . ($notice === null ? '' : '/' . $notice['id']))) ?>" class="grid">
        <?= csrf_field() ?>
        <p class="field wide"><label for="title">Title</label>
            <input id="title" name="title" maxlength="100" required value="<?= e(old('title', $notice['title'] ?? '')) ?>"<?= field_state('title') ?>><?= field_error('title') ?></p>
        <?= text_field('body', 'Text', $notice['body'] ?? '', ['required' => true, 'rows' => 7, 'maxlength' => 4000]) ?>
        <?= input_field('published_on', 'From', $notice['published_on'] ?? App\Clock::today(), 'date') ?>
        <?= input_field('expires_on', 'Last day (may stay empty)', $notice['expires_on'] ?? '', 'date', []) ?>
        <?= select_field('is_pinned', 'Keep on top', ['0' => 'No', '1' => 'Yes'], $notice['is_pinned'] ?? '0') ?>
        <p class="actions"><button class="button">Save notice</button> <a href="<?= e(url('/admin/notices')) ?>">Cancel</a></p>
    </form>
</section>
