<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Auth;
use App\Form;
use App\HttpError;
use App\Models\Complaint;
use App\Request;
use App\Session;
use App\View;
use DomainException;

/** Complaints, as the office sees them. */
final class ComplaintController
{
    public function list(): void
    {
        $status = Request::query('status');
        $search = Request::query('q');
        View::show('admin/complaints/list', [
            'title' => 'Complaints',
            'page' => Complaint::page($status, $search),
            'status' => $status,
            'search' => $search,
        ]);
    }

    public function show(int $id): void
    {
        $complaint = $this->find($id);
        View::show('admin/complaints/show', [
            'title' => $complaint['subject'],
            'complaint' => $complaint,
            'replies' => Complaint::replies($id),
        ]);
    }

    public function answer(int $id): void
    {
        $this->find($id);
        $values = Form::values([
            'status' => ['label' => 'Status', 'required' => true, 'in' => Complaint::STATUSES],
            'body' => ['label' => 'Reply', 'max' => 2000, 'lines' => true],
        ], "/admin/complaints/$id");
        try {
            Complaint::answer($id, Auth::user()['id'], $values['status'], $values['body'], (int) Request::input('read'));
        } catch (DomainException $refusal) {
            Form::refuse("/admin/complaints/$id", ['body' => $refusal->getMessage()]);
        }
        Session::flash('done', 'The complaint is updated.');
        redirect("/admin/complaints/$id");
    }

    private function find(int $id): array
    {
        return Complaint::find($id) ?? throw new HttpError(404, 'There is no such complaint.');
    }
}
