<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Auth;
use App\Clock;
use App\Database;
use App\Form;
use App\HttpError;
use App\Models\Notice;
use App\Session;
use App\View;

/** The notice board, as the office edits it. */
final class NoticeController
{
    /** @param array|null $notice the notice that is changed; its first day stays allowed, however old it is */
    private static function rules(?array $notice): array
    {
        $years = ['earliest' => min(Clock::day('-1 year'), $notice['published_on'] ?? '9999'), 'latest' => Clock::day('+1 year')];

        return [
            'title' => ['label' => 'Title', 'required' => true, 'max' => 100],
            'body' => ['label' => 'Text', 'required' => true, 'max' => 4000, 'lines' => true],
            'published_on' => ['label' => 'From', 'required' => true, 'date' => true] + $years,
            'expires_on' => ['label' => 'Last day', 'date' => true] + $years,
            'is_pinned' => ['label' => 'Keep on top', 'required' => true, 'in' => ['0', '1']],
        ];
    }

    public function list(): void
    {
        View::show('admin/notices/list', ['title' => 'Notices', 'page' => Notice::page()]);
    }

    public function new(): void
    {
        View::show('admin/notices/form', ['title' => 'Write a notice', 'notice' => null]);
    }

    public function create(): void
    {
        Database::insert('notices', $this->values('/admin/notices/new') + ['created_by' => Auth::user()['id']]);
        Session::flash('done', 'The notice is saved.');
        redirect('/admin/notices');
    }

    public function edit(int $id): void
    {
        View::show('admin/notices/form', ['title' => 'Edit notice', 'notice' => $this->find($id)]);
    }

    public function update(int $id): void
    {
        $notice = $this->find($id);
        Database::update('notices', $id, $this->values("/admin/notices/$id/edit", $notice));
        Session::flash('done', 'The notice is saved.');
        redirect('/admin/notices');
    }

    public function delete(int $id): void
    {
        Notice::delete($id);
        Session::flash('done', 'The notice is deleted.');
        redirect('/admin/notices');
    }

    private function values(string $form, ?array $notice = null): array
    {
        $values = Form::values(self::rules($notice), $form);
        if ($values['expires_on'] !== '' && $values['expires_on'] < $values['published_on']) {
            Form::refuse($form, ['expires_on' => 'The last day is before the first.']);
        }
        $values['expires_on'] = $values['expires_on'] === '' ? null : $values['expires_on'];

        return $values;
    }

    private function find(int $id): array
    {
        return Notice::find($id) ?? throw new HttpError(404, 'There is no such notice.');
    }
}
